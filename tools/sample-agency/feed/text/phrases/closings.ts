import type { Phrase, Telling } from '../telling.ts';
import { capital, euro, NOUNS } from '../words.ts';

const active = ({ subject: { entry } }: Telling) => !entry.status || entry.status === 1;

/** The last sentence: what to do next. */
export const closings: readonly Phrase[] = [
  (telling) =>
    active(telling)
      ? ['Bezoeken kan op afspraak, ook op zaterdag.', 'Visites sur rendez-vous, y compris le samedi.']
      : null,
  (telling) =>
    active(telling)
      ? [
          'Wilt u zien of het klikt? Maak een afspraak, wij nemen er onze tijd voor.',
          'Envie de voir si le courant passe ? Prenez rendez-vous, nous prendrons le temps qu’il faut.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Vraag de documenten op en kom dan kijken: zo weet u wat u ziet.',
          'Demandez les documents, puis venez voir : vous saurez ce que vous regardez.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Alle attesten liggen klaar; wij sturen ze u op eenvoudige vraag.',
          'Toutes les attestations sont prêtes ; nous vous les envoyons sur simple demande.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Bel ons of vul het formulier in: u krijgt nog dezelfde werkdag antwoord.',
          'Appelez-nous ou remplissez le formulaire : vous aurez une réponse le jour ouvrable même.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Kom overdag eens kijken, en rijd ’s avonds nog eens langs: dat raden wij al onze klanten aan.',
          'Venez voir en journée, puis repassez le soir : c’est ce que nous conseillons à tous nos clients.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Bij een eerste bezoek overlopen we samen ook de kosten en de nodige werken.',
          'Lors d’une première visite, nous parcourons aussi ensemble les frais et les travaux à prévoir.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Deze gegevens zijn informatief; oppervlakten werden door ons opgemeten.',
          'Ces informations sont données à titre indicatif ; les surfaces ont été mesurées par nos soins.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Vragen over het dossier, de buurt of de kosten? Daar zijn wij voor.',
          'Une question sur le dossier, le quartier ou les frais ? Nous sommes là pour cela.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Neem gerust iemand mee naar het bezoek: twee paar ogen zien meer.',
          'Venez accompagné à la visite : quatre yeux voient mieux que deux.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'De foto’s geven een idee; een bezoek van een half uur zegt meer.',
          'Les photos donnent une idée ; une visite d’une demi-heure en dit davantage.',
        ]
      : null,
  ({ subject: { entry } }) =>
    entry.status === 2
      ? [
          `${capital(NOUNS[entry.building].thisNl)} is intussen verkocht. Zoekt u iets in dezelfde stijl? Laat het ons weten, dan houden we u op de hoogte.`,
          'Ce bien est vendu. Vous cherchez dans le même esprit ? Dites-le-nous, nous vous tiendrons au courant.',
        ]
      : null,
  ({ subject: { entry } }) =>
    entry.status === 2
      ? [
          'De koper is gevonden. Overweegt u zelf te verkopen in deze buurt, dan schatten we uw eigendom gratis.',
          'L’acquéreur est trouvé. Si vous songez à vendre dans le quartier, nous estimons votre bien gratuitement.',
        ]
      : null,
  ({ subject: { entry } }) =>
    entry.status === 4
      ? [
          'Dit pand is intussen verhuurd; schrijf u in om een gelijkaardig aanbod als eerste te krijgen.',
          'Ce bien est loué entre-temps ; inscrivez-vous pour recevoir en primeur une offre semblable.',
        ]
      : null,
];

/** Money and contract of a lease. */
export const leases: readonly Phrase[] = [
  ({ facts }) =>
    facts.ChargesRenter && facts.Deposit && facts.Price
      ? [
          `De huurprijs bedraagt ${euro(facts.Price, 'nl')} per maand, plus ${euro(facts.ChargesRenter, 'nl')} kosten. De huurwaarborg is ${euro(facts.Deposit, 'nl')}.`,
          `Le loyer est de ${euro(facts.Price, 'fr')} par mois, plus ${euro(facts.ChargesRenter, 'fr')} de charges. La garantie locative s’élève à ${euro(facts.Deposit, 'fr')}.`,
        ]
      : null,
  ({ facts }) =>
    facts.ChargesRenter && facts.Price
      ? [
          `Huur en kosten samen komen op ${euro(facts.Price + facts.ChargesRenter, 'nl')} per maand; energie is niet inbegrepen.`,
          `Loyer et charges réunis, comptez ${euro(facts.Price + facts.ChargesRenter, 'fr')} par mois, hors énergie.`,
        ]
      : null,
  ({ facts }) =>
    facts.Price && !facts.ChargesRenter && facts.Deposit
      ? [
          `De huur is ${euro(facts.Price, 'nl')} per maand zonder gemeenschappelijke kosten; de waarborg bedraagt ${euro(facts.Deposit, 'nl')}.`,
          `Le loyer est de ${euro(facts.Price, 'fr')} par mois, sans charges communes ; la garantie est de ${euro(facts.Deposit, 'fr')}.`,
        ]
      : null,
];

/** How the life annuity works, in figures. */
export const annuities: readonly Phrase[] = [
  ({ facts }) =>
    facts.AnnuityMonthly && facts.Price
      ? [
          `U betaalt bij de akte een bouquet van ${euro(facts.Price, 'nl')} en daarna ${euro(facts.AnnuityMonthly, 'nl')} per maand${facts.AnnuityMaxYears ? `, gedurende hoogstens ${facts.AnnuityMaxYears} jaar` : ''}. ${facts.AnnuityOccupied ? 'Het vruchtgebruik blijft bij de verkoper.' : 'U beschikt meteen over de woning.'}`,
          `On verse à l’acte un bouquet de ${euro(facts.Price, 'fr')}, puis ${euro(facts.AnnuityMonthly, 'fr')} par mois${facts.AnnuityMaxYears ? `, pendant ${facts.AnnuityMaxYears} ans au plus` : ''}. ${facts.AnnuityOccupied ? 'L’usufruit reste au vendeur.' : 'Vous disposez tout de suite de la maison.'}`,
        ]
      : null,
];
