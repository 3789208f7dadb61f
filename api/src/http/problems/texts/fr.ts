import type { ProblemTexts } from '../problem-codes.ts';

export const fr: ProblemTexts = {
  'bad-request': { title: 'Demande non valable', detail: 'La demande n’a pas pu être lue.' },
  'bad-parameter': { title: 'Paramètre non valable', detail: 'Un ou plusieurs paramètres ne sont pas valables.' },
  unauthorized: { title: 'Non connecté', detail: 'Connectez-vous pour consulter ces données.' },
  'wrong-login': { title: 'Échec de la connexion', detail: 'Le nom d’utilisateur ou le mot de passe est incorrect.' },
  'wrong-passkey': {
    title: 'Échec de la connexion',
    detail: 'Nous ne connaissons pas cette clé d’accès. Connectez-vous avec votre mot de passe.',
  },
  'managers-only': {
    title: 'Réservé aux managers',
    detail: 'Le site est modifié par les managers de l’agence. Adressez-vous à l’un d’eux.',
  },
  'content-changed': {
    title: 'Modifié entre-temps',
    detail: 'Cette page a été modifiée entre-temps. Rechargez-la : votre texte est gardé.',
  },
  'content-read-only': {
    title: 'Non modifiable',
    detail: 'Le dossier des textes ne peut pas être modifié ici. Il l’est à un autre endroit.',
  },
  'not-found': { title: 'Introuvable', detail: 'Ce que vous cherchez n’existe pas ou n’existe plus.' },
  'method-not-allowed': { title: 'Non autorisé', detail: 'Cette adresse n’accepte pas cette demande.' },
  conflict: {
    title: 'Modifié entre-temps',
    detail: 'Un collègue a modifié ce message entre-temps. Consultez son nouvel état et réessayez.',
  },
  gone: { title: 'Plus disponible', detail: 'Ce bien ne figure plus sur le site.' },
  'link-expired': { title: 'Lien expiré', detail: 'Ce lien a expiré. Demandez-en un nouveau.' },
  'document-gone': {
    title: 'Document retiré',
    detail: 'Ce document n’est plus disponible. Contactez-nous, nous vous aiderons.',
  },
  'in-preview': {
    title: 'Un aperçu seulement',
    detail: 'Ceci est un aperçu du site : les formulaires n’y sont pas envoyés.',
  },
  'preview-wrong': {
    title: 'L’aperçu ne peut pas s’afficher',
    detail: 'Le contenu du site a changé entre-temps et ne correspond plus à cet aperçu.',
  },
  'preview-ended': {
    title: 'Aperçu terminé',
    detail:
      'Cet aperçu du site est terminé ou n’existe pas. Demandez un nouveau lien à la personne qui vous a donné celui-ci.',
  },
  'too-large': { title: 'Trop volumineux', detail: 'Votre envoi est trop volumineux.' },
  'unsupported-format': { title: 'Format inconnu', detail: 'Ce format n’est pas accepté.' },
  'range-not-satisfiable': {
    title: 'Partie inexistante',
    detail: 'La partie demandée se trouve en dehors du fichier.',
  },
  'invalid-form': {
    title: 'Vérifiez vos données',
    detail: 'Un ou plusieurs champs ne sont pas correctement remplis.',
  },
  'key-reused': { title: 'Déjà envoyé', detail: 'Ce formulaire a déjà été envoyé avec un autre contenu.' },
  'too-many-requests': { title: 'Un instant', detail: 'Trop de tentatives. Réessayez dans quelques minutes.' },
  internal: { title: 'Une erreur est survenue', detail: 'Une erreur est survenue dans l’API. Réessayez plus tard.' },
  unavailable: {
    title: 'Momentanément indisponible',
    detail: 'Le service est momentanément indisponible. Réessayez plus tard.',
  },
};
