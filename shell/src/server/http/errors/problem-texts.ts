import type { Language } from '@facade/shared-domain/model';

/** What to do about a problem, by status, where the title does not say it. */
export const PROBLEM_DETAILS: Record<Language, Record<number, string>> = {
  nl: { 414: 'Laat parameters of hoeken van een gebied weg, of begin opnieuw bij de lijst, /api/properties.' },
  fr: { 414: 'Retirez des paramètres ou des sommets d’une zone, ou repartez de la liste, /api/properties.' },
  en: { 414: 'Leave out parameters or corners of an area, or start again from the list, /api/properties.' },
  de: {
    414: 'Lassen Sie Parameter oder Ecken eines Gebiets weg, oder beginnen Sie neu bei der Liste, /api/properties.',
  },
};

/** Titles of problem documents by status. Other statuses have the title of 400 or 500. */
export const PROBLEM_TITLES: Record<Language, Record<number, string>> = {
  nl: {
    400: 'Deze aanvraag kon niet gelezen worden',
    403: 'Dit formulier werd vanaf een andere website verstuurd',
    404: 'Niet gevonden',
    405: 'Dit adres aanvaardt deze aanvraag niet',
    408: 'De aanvraag kwam niet op tijd aan',
    413: 'Wat u verstuurde, is te groot',
    414: 'Dit adres is te lang',
    415: 'Dit formaat wordt niet aanvaard',
    421: 'Op dit adres is geen website bekend',
    429: 'Te veel aanvragen, probeer het zo meteen opnieuw',
    500: 'Er liep iets mis aan onze kant',
    503: 'Even niet beschikbaar, probeer het zo meteen opnieuw',
  },
  fr: {
    400: 'Cette demande n’a pas pu être lue',
    403: 'Ce formulaire a été envoyé depuis un autre site',
    404: 'Introuvable',
    405: 'Cette adresse n’accepte pas cette demande',
    408: 'La demande n’est pas arrivée à temps',
    413: 'Votre envoi est trop volumineux',
    414: 'Cette adresse est trop longue',
    415: 'Ce format n’est pas accepté',
    421: 'Aucun site n’est connu à cette adresse',
    429: 'Trop de demandes, réessayez dans un instant',
    500: 'Un problème est survenu de notre côté',
    503: 'Momentanément indisponible, réessayez dans un instant',
  },
  en: {
    400: 'This request could not be read',
    403: 'This form was sent from another website',
    404: 'Not found',
    405: 'This address does not take this request',
    408: 'The request did not arrive in time',
    413: 'What you sent is too large',
    414: 'This address is too long',
    415: 'This format is not accepted',
    421: 'No website is known at this address',
    429: 'Too many requests, please try again in a moment',
    500: 'Something went wrong on our side',
    503: 'Temporarily unavailable, please try again in a moment',
  },
  de: {
    400: 'Diese Anfrage konnte nicht gelesen werden',
    403: 'Dieses Formular wurde von einer anderen Website gesendet',
    404: 'Nicht gefunden',
    405: 'Diese Adresse nimmt diese Anfrage nicht an',
    408: 'Die Anfrage ist nicht rechtzeitig angekommen',
    413: 'Ihre Sendung ist zu groß',
    414: 'Diese Adresse ist zu lang',
    415: 'Dieses Format wird nicht angenommen',
    421: 'Unter dieser Adresse ist keine Website bekannt',
    429: 'Zu viele Anfragen, bitte versuchen Sie es gleich noch einmal',
    500: 'Auf unserer Seite ist ein Fehler aufgetreten',
    503: 'Vorübergehend nicht verfügbar, bitte versuchen Sie es gleich noch einmal',
  },
};
