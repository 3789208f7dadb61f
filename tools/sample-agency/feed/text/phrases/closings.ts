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
          'Bel ons of vul het formulier in: u krijgt binnen één werkdag antwoord.',
          'Appelez-nous ou remplissez le formulaire : vous aurez une réponse dans le jour ouvrable.',
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
  (telling) =>
    active(telling)
      ? [
          'Laat weten wanneer u wilt komen kijken; op deze pagina staan onze vrije momenten.',
          'Dites-nous quand vous souhaitez visiter ; nos moments libres figurent sur cette page.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Wij geven u graag een rondleiding, met tijd voor al uw vragen.',
          'Nous vous faisons volontiers faire le tour du bien, en prenant le temps de vos questions.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'U kiest zelf een moment voor een bezoek, wij bevestigen het per mail.',
          'Vous choisissez vous-même le moment de la visite, nous le confirmons par e-mail.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Nog niet zeker? Bewaar dit pand bij uw favorieten en praat er rustig over.',
          'Pas encore certain ? Gardez ce bien parmi vos favoris et parlez-en à tête reposée.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Een bezoek verbindt u tot niets en duurt ongeveer drie kwartier.',
          'Une visite ne vous engage à rien et dure environ trois quarts d’heure.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'De ligging ziet u op de kaart hieronder; de sfeer proeft u alleen ter plaatse.',
          'La carte ci-dessous montre la situation ; l’ambiance ne se découvre que sur place.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Wat u niet in deze tekst vindt, vertellen we u aan de telefoon.',
          'Ce que ce texte ne dit pas, nous vous le dirons au téléphone.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Kijk eerst rustig thuis, kom daarna eens langs.',
          'Regardez d’abord tranquillement chez vous, puis passez nous voir.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Wie het dossier wil doornemen, is welkom op kantoor in Aat.',
          'Pour parcourir le dossier, vous êtes le bienvenu à l’agence, à Ath.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Stuur ons uw vragen; we antwoorden met de stukken erbij.',
          'Envoyez-nous vos questions ; nous y répondons pièces à l’appui.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Ook zaterdagvoormiddag leiden wij u graag rond.',
          'Le samedi matin aussi, nous vous accueillons volontiers sur place.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? [
          'Wij vertellen u eerlijk wat goed is en wat beter kan.',
          'Nous vous dirons sincèrement ce qui va et ce qui peut être amélioré.',
        ]
      : null,
  (telling) =>
    active(telling)
      ? ['Interesse? Wij sturen u het volledige dossier toe.', 'Intéressé ? Nous vous envoyons le dossier complet.']
      : null,
  (telling) =>
    active(telling)
      ? [
          'Een afspraak maakt u hier online, wanneer het u past.',
          'Prenez rendez-vous ici en ligne, quand cela vous convient.',
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
