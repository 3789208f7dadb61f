import type { Language } from '@facade/shared-domain/model';

export type EditingText =
  | 'draftLink'
  | 'link'
  | 'placeholder'
  | 'picture'
  | 'bannerPicture'
  | 'address'
  | 'color'
  | 'contrast'
  | 'page'
  | 'required'
  | 'number'
  | 'other'
  | 'invalid'
  | 'elsewhere'
  | 'by'
  | 'byHand'
  | 'anchors'
  | 'refused';

/** Messages to staff about an edit that cannot be saved. */
export const EDITING_TEXTS: Record<Language, Record<EditingText, string>> = {
  nl: {
    draftLink: 'Deze link leidt naar een pagina die niet gepubliceerd is.',
    link: 'Deze link leidt naar geen pagina van de site. Kies een pagina, of schrijf een volledig adres met https://, tel: of mailto:.',
    placeholder: 'Dit woord tussen accolades kent de site niet.',
    picture: 'Deze foto staat niet in de fotobibliotheek.',
    bannerPicture: 'Kies een foto voor deze soort banner, of kies een andere soort.',
    address: 'Schrijf een volledig webadres, met https://.',
    color: 'Kies een kleur zoals #17362E.',
    contrast: 'Op deze kleur is de tekst niet leesbaar. Kies een donkerdere of een lichtere kleur.',
    page: 'Deze pagina bestaat niet.',
    required: 'Vul dit veld in; in de standaardtaal is een tekst nodig.',
    number: 'Schrijf een getal dat groot genoeg is.',
    other: 'Dit kan zo niet bewaard worden:',
    invalid: 'Dit veld is niet juist ingevuld.',
    elsewhere: 'Daardoor klopt er elders iets niet meer',
    by: 'Intussen gewijzigd door {NAME}. Laad de pagina opnieuw: uw tekst blijft bewaard.',
    byHand: 'Intussen gewijzigd op de server. Laad de pagina opnieuw: uw tekst blijft bewaard.',
    anchors: 'Dit bestand herhaalt delen van zichzelf (ankers) en kan alleen op de server gewijzigd worden.',
    refused: 'Dit bestand is een verwijzing naar een andere plaats en kan alleen op de server gewijzigd worden.',
  },
  fr: {
    draftLink: 'Ce lien mène à une page qui n’est pas publiée.',
    link: 'Ce lien ne mène à aucune page du site. Choisissez une page, ou écrivez une adresse complète avec https://, tel: ou mailto:.',
    placeholder: 'Le site ne connaît pas ce mot entre accolades.',
    picture: 'Cette photo n’est pas dans la photothèque.',
    bannerPicture: 'Choisissez une photo pour ce type de bannière, ou un autre type.',
    address: 'Écrivez une adresse web complète, avec https://.',
    color: 'Choisissez une couleur comme #17362E.',
    contrast: 'Le texte n’est pas lisible sur cette couleur. Choisissez-en une plus foncée ou plus claire.',
    page: 'Cette page n’existe pas.',
    required: 'Complétez ce champ ; il faut un texte dans la langue par défaut.',
    number: 'Écrivez un nombre assez grand.',
    other: 'Impossible d’enregistrer tel quel :',
    invalid: 'Ce champ n’est pas correctement rempli.',
    elsewhere: 'De ce fait, quelque chose ne va plus ailleurs',
    by: 'Modifié entre-temps par {NAME}. Rechargez la page : votre texte est gardé.',
    byHand: 'Modifié entre-temps sur le serveur. Rechargez la page : votre texte est gardé.',
    anchors: 'Ce fichier répète des parties de lui-même (ancres) et ne se modifie que sur le serveur.',
    refused: 'Ce fichier renvoie à un autre endroit et ne se modifie que sur le serveur.',
  },
  en: {
    draftLink: 'This link leads to a page that is not published.',
    link: 'This link leads to no page of the site. Choose a page, or write a full address with https://, tel: or mailto:.',
    placeholder: 'The site does not know this word in braces.',
    picture: 'This picture is not in the library.',
    bannerPicture: 'Choose a picture for this kind of banner, or another kind.',
    address: 'Write a full web address, with https://.',
    color: 'Choose a colour such as #17362E.',
    contrast: 'The text cannot be read on this colour. Choose a darker or a lighter one.',
    page: 'There is no such page.',
    required: 'Fill in this field; a text in the default language is needed.',
    number: 'Write a number that is large enough.',
    other: 'This cannot be saved as it is:',
    invalid: 'This field is not filled in correctly.',
    elsewhere: 'Because of this, something is wrong elsewhere',
    by: 'Changed meanwhile by {NAME}. Reload the page: your text is kept.',
    byHand: 'Changed meanwhile on the server. Reload the page: your text is kept.',
    anchors: 'This file repeats parts of itself (anchors) and can only be changed on the server.',
    refused: 'This file is a link to another place and can only be changed on the server.',
  },
  de: {
    draftLink: 'Dieser Link führt zu einer Seite, die nicht veröffentlicht ist.',
    link: 'Dieser Link führt zu keiner Seite der Website. Wählen Sie eine Seite oder schreiben Sie eine ganze Adresse mit https://, tel: oder mailto:.',
    placeholder: 'Dieses Wort in geschweiften Klammern kennt die Website nicht.',
    picture: 'Dieses Bild ist nicht in der Bildersammlung.',
    bannerPicture: 'Wählen Sie ein Foto für diese Art von Banner oder eine andere Art.',
    address: 'Schreiben Sie eine ganze Webadresse mit https://.',
    color: 'Wählen Sie eine Farbe wie #17362E.',
    contrast: 'Auf dieser Farbe ist der Text nicht lesbar. Wählen Sie eine dunklere oder hellere.',
    page: 'Diese Seite gibt es nicht.',
    required: 'Füllen Sie dieses Feld aus; in der Standardsprache ist ein Text nötig.',
    number: 'Schreiben Sie eine Zahl, die groß genug ist.',
    other: 'So lässt es sich nicht speichern:',
    invalid: 'Dieses Feld ist nicht richtig ausgefüllt.',
    elsewhere: 'Dadurch stimmt anderswo etwas nicht mehr',
    by: 'Inzwischen geändert von {NAME}. Laden Sie die Seite neu: Ihr Text bleibt erhalten.',
    byHand: 'Inzwischen auf dem Server geändert. Laden Sie die Seite neu: Ihr Text bleibt erhalten.',
    anchors: 'Diese Datei wiederholt Teile von sich selbst (Anker) und lässt sich nur auf dem Server ändern.',
    refused: 'Diese Datei verweist auf einen anderen Ort und lässt sich nur auf dem Server ändern.',
  },
};
