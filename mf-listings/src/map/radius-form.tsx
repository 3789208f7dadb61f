import { ApiError, browserApi, useApi, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { RADIUS_STEPS, withChosen } from '@facade/shared-domain/listing/amount-steps';
import type { Point, Reach, Travel } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { municipalityIn } from '@facade/shared-domain/places/municipality';
import { TRAVEL_MINUTES, TRAVEL_MODES, type TravelMode } from '@facade/shared-domain/travel/travel-modes';
import { Button } from '@facade/shared-ui';
import { type FormEvent, useId, useState } from 'react';
import { type Towns, useTowns } from '../filters/panel/use-towns.ts';
import { townWithPostcode } from '../filters/town-with-postcode.ts';
import { isWhole, townsNamed } from '../filters/towns.ts';
import type { ListData } from '../list/list-data.ts';

/** Why a position cannot be had. */
type PositionTrouble = 'refused' | 'unknown';

/** Milliseconds that a device may look for itself. */
const POSITION_TIMEOUT = 15_000;

/**
 * Where the visitor is, to about a hundred metres: the exact house is private. The browser asks the visitor first. Only after a
 * click.
 */
function findPosition(): Promise<Point | PositionTrouble> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve('unknown');
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: roundTo3(coords.latitude), lng: roundTo3(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: POSITION_TIMEOUT, maximumAge: 300_000 },
    ),
  );
}

const roundTo3 = (degrees: number): number => Math.round(degrees * 1e3) / 1e3;

interface RadiusFormProps {
  data: Pick<ListData, 'around' | 'city' | 'query'>;
  onChosen(near: Point & { km: number }): void;
  /** `note`: how the area was made, in words. */
  onReach(reach: Reach, travel: Travel, note: string): void;
}

const FIRST_KM = 5;
const FIRST_MINUTES = 15;

/** A start with the name that the visitor reads, and what it is in a search. */
interface Start extends Point {
  name: string;
  from: NonNullable<Travel['from']>;
}

const NO_STATIONS: readonly Start[] = [];

/**
 * A circle around a town or station that is typed, or around the visitor; or what is reached from there in a time, where the agency's map
 * has roads.
 */
export function RadiusForm({ data: { around, city, query }, onChosen, onReach }: RadiusFormProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { near } = query.filters;
  const [name, setName] = useState(around?.label ?? (city && municipalityIn(city.value) === null ? city.label : ''));
  const [km, setKm] = useState(near?.km ?? FIRST_KM);
  const [by, setBy] = useState<TravelMode | 'line'>('line');
  const [minutes, setMinutes] = useState<number>(FIRST_MINUTES);
  const [trouble, setTrouble] = useState<PositionTrouble | 'unknownTown' | 'noTown' | 'noRoad' | 'failed' | null>(null);
  const [isFinding, setFinding] = useState(false);
  const { find, whenLoaded } = useTowns(language, true);
  const ids = useId();

  const { hasRoads } = useSite().map;
  const stations =
    useApi<readonly (Point & { name: string })[]>(hasRoads ? `/stations?lang=${language}` : null).answer?.map(
      (station) => ({
        ...station,
        name: t('map.radius.station', { name: station.name }),
        from: { kind: 'station' as const, name: station.name },
      }),
    ) ?? NO_STATIONS;

  const choose = async (start: Point & { from?: Travel['from'] }, name: string) => {
    if (by === 'line') return onChosen({ lat: start.lat, lng: start.lng, km });
    const params = new URLSearchParams({
      lat: String(start.lat),
      lng: String(start.lng),
      by,
      minutes: String(minutes),
    });
    try {
      const reach = await browserApi.get<Reach>(`/reach?${params}`);
      const how = t(`map.radius.reached.${by}`, { count: minutes, from: name });
      onReach(
        reach,
        { by, minutes, from: start.from ?? null },
        `${how} ${t(reach.isCut ? 'map.radius.reached.isCut' : 'map.radius.reached.roads')}`,
      );
    } catch (error) {
      setTrouble(error instanceof ApiError && error.status === 404 ? 'noRoad' : 'failed');
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    // The town that the list is about is known before all towns are loaded, and where they cannot be.
    const known =
      text === around?.label
        ? { ...around, ...townNamed(around.value) }
        : stations.find((station) => station.name === text);
    // Awaited even where it is known: within the event React would take the form for one that it sends itself.
    const centre = await (text ? (known ?? whenLoaded().then((all) => startIn(text, all))) : near);
    if (centre) await choose(centre, text || t('map.radius.there'));
    else setTrouble(text ? 'unknownTown' : 'noTown');
  };
  const findMe = async () => {
    setFinding(true);
    setTrouble(null);
    const found = await findPosition();
    setFinding(false);
    if (typeof found === 'string') setTrouble(found);
    else await choose(found, t('map.radius.there'));
  };

  return (
    <form
      className="panel"
      onSubmit={submit}
      aria-label={t(hasRoads ? 'map.radius.labelOrTime' : 'map.radius.label')}
      noValidate
    >
      <label>
        <span>{t(hasRoads ? 'map.radius.townOrStation' : 'map.radius.town')}</span>
        <input
          type="search"
          list={`${ids}-towns`}
          value={name}
          maxLength={100}
          autoComplete="off"
          aria-invalid={trouble === 'unknownTown' || trouble === 'noTown' || undefined}
          aria-describedby={`${ids}-trouble`}
          onChange={({ target }) => {
            setName(target.value);
            setTrouble(null);
          }}
        />
        <datalist id={`${ids}-towns`}>
          {find(name)
            .filter((town) => !isWhole(town))
            .map((town) => (
              <option key={`${town.name} ${town.zip}`} value={townWithPostcode(town)} />
            ))}
          {stations.map((station) => (
            <option key={station.name} value={station.name} />
          ))}
        </datalist>
      </label>
      {hasRoads && (
        <label>
          <span>{t('map.radius.by')}</span>
          <select value={by} onChange={({ target }) => setBy(target.value as typeof by)}>
            {(['line', ...TRAVEL_MODES] as const).map((mode) => (
              <option key={mode} value={mode}>
                {t(`map.radius.modes.${mode}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {by === 'line' ? (
        <label>
          <span>{t('map.radius.km')}</span>
          <select value={km} onChange={({ target }) => setKm(Number(target.value))}>
            {withChosen(RADIUS_STEPS, near?.km).map((choice) => (
              <option key={choice} value={choice}>
                {formatNumber(choice, language)} km
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label>
          <span>{t('map.radius.time')}</span>
          <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
            {TRAVEL_MINUTES.map((choice) => (
              <option key={choice} value={choice}>
                {t('map.radius.minutes', { count: choice })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="buttons">
        <Button type="submit" size="s">
          {t('map.radius.show')}
        </Button>
        <Button variant="secondary" size="s" onClick={findMe} aria-busy={isFinding || undefined}>
          {t(isFinding ? 'map.radius.finding' : 'map.radius.here')}
        </Button>
      </div>
      <p id={`${ids}-trouble`} role="status">
        {trouble && t(`map.radius.${trouble}`, { name })}
      </p>
    </form>
  );
}

/** The town that is meant, with its point: one that is chosen ("Aat (7800)"), one by its exact name or zip, or the only one found. */
function startIn(text: string, { towns, find }: Towns): (Point & Pick<Start, 'from'>) | null {
  const found = find(text);
  const [, name = text, zip] = /^(.*) \((\d{4})\)$/.exec(text.trim()) ?? [];
  const exact = townsNamed(zip ? `${name}|${zip}` : name, towns);
  const town = [...exact, ...(found.length === 1 ? found : [])].find(({ location }) => location);
  return town?.location ? { ...town.location, ...townNamed(town.name) } : null;
}

/** @param value its name, or `name|zip` */
const townNamed = (value: string) => ({ from: { kind: 'town' as const, name: value.split('|')[0] ?? value } });
