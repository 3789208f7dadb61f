import type { Glazing, Heating, WindowFrame } from '../../codes.ts';
import type { Pair } from '../../plan/entry.ts';
import type { Phrase } from '../telling.ts';
import { grouped } from '../words.ts';

const HEATING: Record<Exclude<Heating, 'none'>, Pair> = {
  gasCondensing: ['een condensatieketel op gas', 'une chaudière au gaz à condensation'],
  gas: ['een gasketel van oudere datum', 'une chaudière au gaz plus ancienne'],
  collectiveGas: ['een gemeenschappelijke gasketel', 'une chaudière au gaz collective'],
  oil: ['een stookolieketel', 'une chaudière au mazout'],
  heatPump: ['een warmtepomp', 'une pompe à chaleur'],
  pellets: ['een pelletketel', 'une chaudière à pellets'],
  electric: ['elektrische verwarming', 'un chauffage électrique'],
  stove: ['losse kachels', 'des poêles individuels'],
};

const GLAZING: Record<Glazing, Pair> = {
  single: ['enkel glas', 'simple vitrage'],
  double: ['dubbele beglazing', 'double vitrage'],
  highEfficiency: ['hoogrendementsglas', 'vitrage à haut rendement'],
  triple: ['drievoudige beglazing', 'triple vitrage'],
  mixed: ['deels enkel, deels dubbel glas', 'vitrage en partie simple, en partie double'],
};

const FRAMES: Record<WindowFrame, Pair> = {
  pvc: ['pvc', 'châssis en PVC'],
  wood: ['hout', 'châssis en bois'],
  aluminium: ['aluminium', 'châssis en aluminium'],
  steel: ['staal', 'châssis en acier'],
  mixed: ['hout en pvc', 'châssis en bois et PVC'],
};

/** Heating and windows. */
export const comforts: readonly Phrase[] = [
  ({ facts }) => {
    const heating = facts.Heating && facts.Heating !== 'none' ? HEATING[facts.Heating] : null;
    return heating && facts.Glazing && facts.WindowFrame
      ? [
          `De warmte komt van ${heating[0]}; de ramen in ${FRAMES[facts.WindowFrame][0]} hebben ${GLAZING[facts.Glazing][0]}.`,
          `Le chauffage passe par ${heating[1]} ; les ${FRAMES[facts.WindowFrame][1]} sont à ${GLAZING[facts.Glazing][1]}.`,
        ]
      : null;
  },
  ({ facts }) => {
    const heating = facts.Heating && facts.Heating !== 'none' ? HEATING[facts.Heating] : null;
    return heating && facts.Glazing
      ? [
          `Technisch: ${heating[0]}, ${GLAZING[facts.Glazing][0]}.`,
          `Côté technique : ${heating[1]}, ${GLAZING[facts.Glazing][1]}.`,
        ]
      : null;
  },
  ({ facts }) => {
    const heating = facts.Heating && facts.Heating !== 'none' ? HEATING[facts.Heating] : null;
    return heating && facts.WindowFrame && facts.Glazing
      ? [
          `Verwarmen gebeurt met ${heating[0]}. De ramen zijn van ${FRAMES[facts.WindowFrame][0]}, met ${GLAZING[facts.Glazing][0]}.`,
          `On se chauffe avec ${heating[1]}. Aux fenêtres, des ${FRAMES[facts.WindowFrame][1]} à ${GLAZING[facts.Glazing][1]}.`,
        ]
      : null;
  },
];

/** The certificate, said plainly. */
export const energies: readonly Phrase[] = [
  ({ facts: { EPCLabelText: label, EnergyPerformance: kwh } }) =>
    label && kwh !== null && kwh > 0
      ? [
          `Het energiecertificaat vermeldt label ${label}, met ${grouped(kwh, 'nl')} kWh/m² per jaar.`,
          `Le certificat énergétique indique un label ${label}, soit ${grouped(kwh, 'fr')} kWh/m² par an.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label } }) =>
    /^[AB]/.test(label)
      ? [
          `Met label ${label} hoeft u hier voorlopig niets te isoleren.`,
          `Avec un label ${label}, il n’y a rien à isoler avant longtemps.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label } }) =>
    /^[AB]/.test(label)
      ? [
          `Energielabel ${label}: u merkt het op uw factuur.`,
          `Label énergétique ${label} : cela se voit sur la facture.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label }, subject: { kind } }) =>
    /^[CD]/.test(label) && kind === 'house'
      ? [
          `Het label ${label} is gemiddeld voor een gebouw van deze leeftijd; met dakisolatie wint u er snel een.`,
          `Le label ${label} est dans la moyenne pour un bâtiment de cet âge ; isoler la toiture en ferait vite gagner un.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label } }) =>
    /^[CD]/.test(label)
      ? [
          `Energielabel ${label}, en een verslag met aanbevelingen dat u mag inkijken.`,
          `Label énergétique ${label}, assorti d’un rapport de recommandations que nous tenons à votre disposition.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label } }) =>
    /^[EFG]/.test(label)
      ? [
          `We zeggen het zoals het is: met label ${label} hoort isoleren bij het plan.`,
          `Disons les choses comme elles sont : avec un label ${label}, l’isolation fera partie du projet.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label } }) =>
    /^[EFG]/.test(label)
      ? [
          `Het label ${label} laat ruimte voor verbetering; wij overlopen graag met u welke premies er bestaan.`,
          `Le label ${label} laisse une belle marge de progrès ; nous passons volontiers en revue avec vous les primes existantes.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label } }) =>
    /^[EFG]/.test(label)
      ? [
          `Reken op energiewerken: het certificaat komt uit op ${label}.`,
          `Prévoyez des travaux d’énergie : le certificat aboutit à ${label}.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label, EnergyPerformance: kwh }, subject }) =>
    subject.dwelling && label === '' && kwh !== null
      ? [
          `Het verbruik volgens het energiecertificaat: ${grouped(kwh, 'nl')} kWh/m² per jaar.`,
          `Consommation selon le certificat énergétique : ${grouped(kwh, 'fr')} kWh/m² par an.`,
        ]
      : null,
  ({ facts: { EPCLabelText: label, EnergyPerformance: kwh }, subject }) =>
    subject.dwelling && label === '' && kwh === null
      ? [
          'Het energiecertificaat is aangevraagd; wij bezorgen het u zodra het er is.',
          'Le certificat énergétique est demandé ; nous vous le transmettons dès réception.',
        ]
      : null,
];

/** What is not right, before a visitor finds out. */
export const warnings: readonly Phrase[] = [
  ({ facts }) =>
    facts.ElectricityCertificate === 'notCompliant'
      ? [
          'De elektrische installatie is niet conform en moet binnen 18 maanden na de akte in orde worden gebracht.',
          'L’installation électrique n’est pas conforme et devra l’être dans les 18 mois qui suivent l’acte.',
        ]
      : null,
  ({ facts }) =>
    facts.ElectricityCertificate === 'notCompliant'
      ? [
          'Reken op een nieuwe keuring van de elektriciteit: de huidige vermeldt inbreuken, weg te werken binnen 18 maanden na de akte.',
          'Prévoyez un nouveau contrôle électrique : l’actuel relève des infractions, à corriger dans les 18 mois de l’acte.',
        ]
      : null,
  ({ facts }) =>
    facts.RoofCondition === 'toReplace'
      ? [
          'Het dak is aan vervanging toe; een offerte ligt in het dossier.',
          'La toiture est à remplacer ; un devis figure au dossier.',
        ]
      : null,
  ({ facts }) =>
    facts.RoofCondition === 'toCheck'
      ? [
          'Laat het dak nakijken voor u een bod doet: wij rekenden er een verouderde bedekking bij.',
          'Faites contrôler la toiture avant de remettre une offre : la couverture date.',
        ]
      : null,
  ({ facts }) =>
    facts.FloodZone === 'hazardLow'
      ? [
          'Op de kaart van het overstromingsgevaar staat het perceel ingekleurd als laag.',
          'Sur la carte de l’aléa d’inondation, la parcelle est renseignée en aléa faible.',
        ]
      : null,
  ({ facts }) =>
    facts.FloodZone === 'hazardVeryLow'
      ? [
          'Een hoek van het perceel ligt in een zone met zeer laag overstromingsgevaar.',
          'Un coin de la parcelle est repris en aléa d’inondation très faible.',
        ]
      : null,
  ({ facts }) =>
    facts.FloodPScore && facts.FloodPScore !== 'A'
      ? [
          `Het perceel heeft P-score ${facts.FloodPScore}, het gebouw G-score ${facts.FloodGScore} voor overstroming; vraag ons gerust wat dat inhoudt.`,
          `Pour le risque d’inondation, la parcelle a un score P ${facts.FloodPScore} et le bâtiment un score G ${facts.FloodGScore} ; nous vous expliquons volontiers ce que cela signifie.`,
        ]
      : null,
  ({ facts }) =>
    facts.AsbestosType === 'notAsbestosSafe'
      ? [
          'Het asbestattest besluit tot niet-asbestveilig: het gaat om golfplaten op het atelier.',
          'L’attestation amiante conclut à « non sûr » : il s’agit des plaques ondulées de l’atelier.',
        ]
      : null,
  ({ facts }) =>
    facts.ElectricityCertificate === 'compliant' && facts.Condition === 'good'
      ? [
          'Voor de elektriciteit ligt er een gunstig keuringsverslag.',
          'L’installation électrique a un rapport de contrôle favorable.',
        ]
      : null,
  ({ facts }) =>
    facts.ElectricityCertificate === 'compliant' && facts.Condition === 'good'
      ? [
          'De keuring van de elektriciteit leverde geen opmerkingen op.',
          'Le contrôle de l’électricité n’a donné lieu à aucune remarque.',
        ]
      : null,
  ({ facts }) =>
    facts.ElectricityCertificate === 'compliant' && facts.Condition === 'good'
      ? [
          'De elektrische installatie voldoet: het attest zit bij het dossier.',
          'L’installation électrique est en ordre : l’attestation est jointe au dossier.',
        ]
      : null,
  ({ facts }) =>
    facts.ElectricityCertificate === 'compliant' && facts.Condition === 'good'
      ? ['De elektriciteit werd gekeurd en is conform.', 'L’électricité a été contrôlée et est conforme.']
      : null,
  ({ facts }) =>
    facts.RenovationYear
      ? [
          `De voornaamste werken dateren van ${facts.RenovationYear}; de facturen zijn bewaard.`,
          `Les principaux travaux datent de ${facts.RenovationYear} ; les factures ont été conservées.`,
        ]
      : null,
];
