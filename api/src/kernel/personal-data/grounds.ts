import type { Language } from '@facade/shared-domain/model';

/**
 * Why data may be stored: the grounds of article 6 of the General Data Protection Regulation that apply to an agency.
 */
export type Ground = 'asked' | 'consent' | 'interest' | 'duty' | 'anonymous';

export const GROUNDS: Record<Language, Record<Ground, string>> = {
  nl: {
    asked: 'u vraagt ons iets (stappen voor een overeenkomst)',
    consent: 'uw toestemming, die u altijd kunt intrekken',
    interest: 'ons gerechtvaardigd belang: een site die werkt en niet misbruikt wordt',
    duty: 'de wet verplicht ons het te kunnen aantonen',
    anonymous: 'niet te herleiden tot een persoon',
  },
  fr: {
    asked: 'vous nous demandez quelque chose (démarches précontractuelles)',
    consent: 'votre consentement, que vous pouvez toujours retirer',
    interest: 'notre intérêt légitime : un site qui fonctionne et dont personne n’abuse',
    duty: 'la loi nous oblige à pouvoir le prouver',
    anonymous: 'ne permet d’identifier personne',
  },
  en: {
    asked: 'you ask us for something (steps before a contract)',
    consent: 'your consent, which you can withdraw at any time',
    interest: 'our legitimate interest: a site that works and is not abused',
    duty: 'the law obliges us to be able to prove it',
    anonymous: 'cannot be traced to a person',
  },
  de: {
    asked: 'Sie bitten uns um etwas (vorvertragliche Maßnahmen)',
    consent: 'Ihre Einwilligung, die Sie jederzeit widerrufen können',
    interest: 'unser berechtigtes Interesse: eine Website, die funktioniert und nicht missbraucht wird',
    duty: 'das Gesetz verpflichtet uns, es nachweisen zu können',
    anonymous: 'lässt sich keiner Person zuordnen',
  },
};
