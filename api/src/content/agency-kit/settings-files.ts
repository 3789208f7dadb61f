import { LANGUAGES } from '@facade/shared-domain/model';
import type { Answers } from './answers.ts';

/** A text as YAML reads it, whatever it contains: JSON is YAML. */
const value = (text: string): string => JSON.stringify(text);

/** `settings.yaml` of a new agency. */
export const settingsFile = (answers: Answers): string => `# yaml-language-server: $schema=schemas/settings.json
# Your agency, the languages of the site, and the external services it uses.
agency:
  name: ${value(answers.name)}
  street: ${value(answers.street)}
  zip: ${value(answers.zip)}
  city: ${value(answers.city)}
  phone: ${value(answers.phone)}
  email: ${value(answers.email)}
  # The law requires both numbers on every page.
  licence: ${value(answers.licence)}
  companyNumber: ${value(answers.companyNumber)}
  # Where the office is, for the map.
  location: { lat: ${answers.location.lat}, lng: ${answers.location.lng} }
  openingHours:
    - days: { nl: Maandag tot vrijdag, fr: Du lundi au vendredi, en: Monday to Friday, de: Montag bis Freitag }
      hours: { nl: 9.00–18.00, fr: 9 h – 18 h, en: "9:00–18:00", de: 9.00–18.00 Uhr }
  # - { name: Facebook, url: "https://www.facebook.com/your-page" }
  social: []

# The default language is shown if a text is missing in another. Texts of languages that are off may stay.
languageDefault: ${answers.languages[0]}
languageUse: { ${LANGUAGES.map((code) => `${code}: ${answers.languages.includes(code)}`).join(', ')} }

# Set this to true when the site is ready: until then search engines are asked not to index it.
public: false

# Public address of the site such as https://www.agency.be; empty: the address that the visitor used.
origin: ""

# Your mark, as SVG (texts as outlines) or PNG of 512 pixels or more. All icons are generated from it.
logo: pictures/logo.svg

# Ids of the trackers you use; nothing is loaded before a visitor agrees. Empty: the tracker is not used.
analytics: { analyticsId: "", adsId: "", tagManagerId: "", pixelId: "" }

# How soon you answer, in working days. Pages, forms and mails repeat it: {MESSAGE_WITHIN}, {VISIT_WITHIN} …
answerWithin: { message: 1, visit: 1, documents: 1, valuation: 1, report: 5, application: 2, offer: 1, testimonial: 5 }

# Increase the version when you change the cookie policy: every visitor is asked again. A choice lasts \`days\` days.
consent: { version: 1, days: 180, visits: always }
`;

/** `look.yaml` of a new agency. */
export const lookFile = ({ colour }: Answers): string => `# yaml-language-server: $schema=schemas/look.json
# Colours, between quotes. What you leave out keeps the colour of the design; colours that make text unreadable are refused.
# Names: paper, surface, ink, muted, line, primary, primary-ink, accent, accent-ink, focus, tint, danger, success.
colors:
  primary: ${value(colour)}

# Fonts: fraunces and figtree are those of the design; serif, sans and slab are already on the visitor's device.
fonts: { headings: fraunces, text: figtree }

# Roundness of corners; 0px is square.
radius: 10px

header:
  logoPosition: left # left, center or right
  menuPosition: right # left, center or right
  drawerSide: right # side of the menu button on a phone: left or right
  showLogoAtStart: true # false: on the home page the logo appears once the visitor scrolls
  transparentAtStart: false # true: over the banner at first, fixed once the visitor scrolls
  showHome: false # true: the menu has an entry for the home page
  maxVisible: null # a number: entries beyond it go into an extra menu
`;
