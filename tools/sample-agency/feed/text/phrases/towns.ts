import type { Pair } from '../../plan/entry.ts';

/** What is worth knowing of living there, by municipality. */
export const TOWNS: Record<string, readonly Pair[]> = {
  Ath: [
    [
      'Aat heeft alles op fietsafstand: scholen, een weekmarkt, een ziekenhuis en een station met rechtstreekse treinen naar Brussel en Doornik.',
      'Ath a tout à portée de vélo : des écoles, un marché hebdomadaire, un hôpital et une gare avec trains directs pour Bruxelles et Tournai.',
    ],
    [
      'De stad van de reuzen leeft het hele jaar: winkels en terrassen rond de Grote Markt, wandelpaden langs de Dender.',
      'La cité des Géants vit toute l’année : commerces et terrasses autour de la Grand-Place, promenades le long de la Dendre.',
    ],
    [
      'Pendelaars waarderen de oprit van de A8 in Gellingen en de trein naar Brussel-Zuid.',
      'Les navetteurs apprécient l’accès à l’A8 à Ghislenghien et le train vers Bruxelles-Midi.',
    ],
    [
      'Wie in Aat woont, heeft de stad aan de ene kant en de velden aan de andere.',
      'Habiter Ath, c’est avoir la ville d’un côté et les champs de l’autre.',
    ],
    [
      'Secundaire scholen, academie, zwembad: gezinnen vinden in Aat wat ze nodig hebben zonder de auto te nemen.',
      'Écoles secondaires, académie, piscine : à Ath, les familles trouvent ce qu’il leur faut sans prendre la voiture.',
    ],
  ],
  business: [
    [
      'Aat trekt klanten uit een straal van twintig kilometer en ligt op tien minuten van de A8.',
      'Ath attire une clientèle à vingt kilomètres à la ronde et se trouve à dix minutes de l’A8.',
    ],
    [
      'Tussen Aat en Gellingen vinden logistiek, ambachten en diensten elkaar; wie hier begint, heeft buren om mee te werken.',
      'Entre Ath et Ghislenghien, logistique, artisanat et services voisinent ; qui s’installe ici trouve avec qui travailler.',
    ],
    [
      'Met een station, een ziekenhuis en een weekmarkt komt er elke dag volk naar de stad.',
      'Une gare, un hôpital et un marché hebdomadaire : chaque jour, la ville voit passer du monde.',
    ],
  ],
  rental: [
    [
      'Huurders vindt u in Aat snel: de trein naar Brussel en het ziekenhuis zorgen voor een gestage vraag.',
      'À Ath, les locataires se trouvent vite : le train vers Bruxelles et l’hôpital entretiennent la demande.',
    ],
    [
      'De huurmarkt in Aat is krap, vooral voor goed onderhouden appartementen in het centrum.',
      'Le marché locatif athois est tendu, surtout pour les appartements bien tenus du centre.',
    ],
  ],
  village: [
    [
      'Het dorp is rustig zonder afgelegen te zijn; voor winkels en trein rijdt u naar Aat.',
      'Le village est calme sans être isolé ; pour les commerces et le train, on descend à Ath.',
    ],
    [
      'Landelijk wonen, met het station van Aat op enkele minuten rijden.',
      'La vie à la campagne, avec la gare d’Ath à quelques minutes de voiture.',
    ],
    [
      'U woont hier tussen kerktoren en akkers, met de A8 binnen handbereik.',
      'On vit ici entre clocher et champs, avec l’A8 à portée de main.',
    ],
    [
      'De buren kennen elkaar, de kinderen ook: dorpsleven dat nog bestaat.',
      'Les voisins se connaissent, leurs enfants aussi : la vie de village existe encore.',
    ],
    [
      'Fietsers vertrekken van hier langs de veldwegen naar de Dender of het kanaal.',
      'À vélo, les chemins de campagne mènent d’ici à la Dendre ou au canal.',
    ],
  ],
  Lessines: [
    [
      'Lessen, geboortestad van Magritte, ligt op de lijn Geraardsbergen–Aat en heeft scholen en winkels te voet bereikbaar.',
      'Lessines, ville natale de Magritte, est sur la ligne Grammont–Ath et garde écoles et commerces à portée de pas.',
    ],
    [
      'De Dender, het hospitaal Onze-Lieve-Vrouw met de Roos en een levendig centrum: Lessen verdient een tweede blik.',
      'La Dendre, l’hôpital Notre-Dame à la Rose et un centre animé : Lessines mérite un second regard.',
    ],
  ],
  Enghien: [
    [
      'Het park van Edingen is uw achtertuin en de trein brengt u in een half uur naar Brussel.',
      'Le parc d’Enghien sert de jardin et le train rejoint Bruxelles en une demi-heure.',
    ],
    [
      'Edingen ligt op de taalgrens en op de A8: voor wie in Brussel werkt en buiten wil wonen.',
      'Enghien est sur la frontière linguistique et sur l’A8 : pour qui travaille à Bruxelles et veut vivre au large.',
    ],
  ],
  Silly: [
    [
      'Opzullik is bekend om zijn bier en geliefd om zijn rust; er is een station op de lijn Brussel–Doornik.',
      'Silly est connue pour sa bière et aimée pour son calme ; sa gare est sur la ligne Bruxelles–Tournai.',
    ],
  ],
  'Leuze-en-Hainaut': [
    [
      'Leuze heeft een station, een kleinschalig handelscentrum en een vlotte verbinding met de autosnelweg.',
      'Leuze a sa gare, son centre commerçant à taille humaine et un accès aisé à l’autoroute.',
    ],
    [
      'In Leuze vindt u scholen en winkels te voet, en Doornik op een kwartier met de trein.',
      'À Leuze, écoles et commerces se rejoignent à pied, et Tournai est à un quart d’heure de train.',
    ],
  ],
  'Frasnes-lez-Anvaing': [
    [
      'De RAVeL loopt door de gemeente en het Pays des Collines begint om de hoek.',
      'Le RAVeL traverse la commune et le Pays des Collines commence au coin de la rue.',
    ],
    [
      'Frasnes is landelijk, met winkels in het dorp en Doornik, Ronse en Aat op korte afstand.',
      'Frasnes est rurale, avec des commerces au village et Tournai, Renaix et Ath à courte distance.',
    ],
  ],
  Flobecq: [
    [
      'Vloesberg ligt midden in het natuurpark Pays des Collines: wandelwegen vertrekken aan de deur.',
      'Flobecq est au cœur du parc naturel du Pays des Collines : les sentiers partent de la porte.',
    ],
  ],
  Ellezelles: [
    [
      'Elzele is het dorp van de heksen en van de wandelaars; het reliëf maakt de uitzichten.',
      'Ellezelles est le village des sorcières et des marcheurs ; le relief fait les vues.',
    ],
    [
      'In de heuvels rond Elzele hoort u ’s nachts niets dan uilen.',
      'Dans les collines d’Ellezelles, la nuit, on n’entend que les chouettes.',
    ],
  ],
  Brugelette: [
    [
      'Brugelette heeft een station tussen Aat en Bergen; Pairi Daiza ligt op fietsafstand.',
      'Brugelette a sa gare entre Ath et Mons ; Pairi Daiza est à portée de vélo.',
    ],
    [
      'De oostelijke Dender stroomt door een gemeente waar men elkaar nog groet.',
      'La Dendre orientale traverse une commune où l’on se salue encore.',
    ],
  ],
  Chièvres: [
    [
      'Chièvres bewaart zijn middeleeuwse kern; van de luchtmachtbasis hoort u op sommige weekdagen een vliegtuig.',
      'Chièvres a gardé son noyau médiéval ; certains jours de semaine, on entend passer un avion de la base.',
    ],
    [
      'De Grote Markt van Chièvres, de toren van Gavre en de weekendbakker: kleinstedelijk in de goede zin.',
      'La Grand-Place de Chièvres, la tour de Gavre et le boulanger du dimanche : une petite ville au bon sens du terme.',
    ],
  ],
  Belœil: [
    [
      'Het kasteelpark van Belœil en de bossen van Stambruges bepalen hier het ritme van de weekends.',
      'Le parc du château de Belœil et les bois de Stambruges rythment ici les week-ends.',
    ],
  ],
  Lens: [
    [
      'Lens ligt halfweg tussen Aat en Bergen, met een station en een lagere school in het dorp.',
      'Lens est à mi-chemin entre Ath et Mons, avec une gare et une école primaire au village.',
    ],
  ],
  Geraardsbergen: [
    [
      'Geraardsbergen is meer dan de Muur en de mattentaart: een station, alle scholen en de Dendervallei voor de deur.',
      'Grammont, c’est plus que le Mur et la tarte au maton : une gare, toutes les écoles et la vallée de la Dendre.',
    ],
    [
      'U woont er Vlaams en kijkt Waals: de taalgrens loopt enkele straten verder.',
      'On y vit en Flandre avec vue sur la Wallonie : la frontière linguistique passe quelques rues plus loin.',
    ],
  ],
  Ronse: [
    [
      'Ronse ligt tussen de Vlaamse Ardennen en het Pays des Collines; de trein rijdt naar Oudenaarde en Gent.',
      'Renaix se niche entre les Ardennes flamandes et le Pays des Collines ; le train file vers Audenarde et Gand.',
    ],
  ],
  Pajottegem: [
    [
      'Het Pajottenland is glooiend, groen en met de trein vlot verbonden met Edingen en Geraardsbergen.',
      'Le Pajottenland est vallonné, vert et bien relié par le train à Enghien et Grammont.',
    ],
  ],
  Anderlecht: [
    [
      'Anderlecht verenigt stad en park: winkels, scholen en het Erasmusziekenhuis liggen op enkele haltes.',
      'Anderlecht conjugue ville et parcs : commerces, écoles et hôpital Érasme sont à quelques arrêts.',
    ],
  ],
  Beckerich: [
    [
      'Beckerich ligt vlak bij de Belgische grens, op een kwartier van Aarlen; de gemeente is een voorbeeld in duurzame energie.',
      'Beckerich est tout près de la frontière belge, à un quart d’heure d’Arlon ; la commune est un exemple en énergies durables.',
    ],
  ],
};
