import { useLanguage, useTexts } from '@facade/section-kit';
import type { Point } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { municipalityIn } from '@facade/shared-domain/places/municipality';
import { Button } from '@facade/shared-ui';
import { type FormEvent, useId, useState } from 'react';
import { RADII, withChosen } from '../filters/amounts.ts';
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
}

const FIRST_KM = 5;

/** A circle around a town that is typed, or around the visitor. */
export function RadiusForm({ data: { around, city, query }, onChosen }: RadiusFormProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { near } = query.filters;
  const [name, setName] = useState(around?.label ?? (city && municipalityIn(city.value) === null ? city.label : ''));
  const [km, setKm] = useState(near?.km ?? FIRST_KM);
  const [trouble, setTrouble] = useState<PositionTrouble | 'unknownTown' | 'noTown' | null>(null);
  const [isFinding, setFinding] = useState(false);
  const { find, whenLoaded } = useTowns(language, true);
  const ids = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    // The town that the list is about is known before all towns are loaded, and where they cannot be.
    const known = text === around?.label ? around : null;
    // Awaited even where it is known: within the event React would take the form for one that it sends itself.
    const centre = await (text ? (known ?? whenLoaded().then((all) => townOf(text, all))) : near);
    if (centre) onChosen({ lat: centre.lat, lng: centre.lng, km });
    else setTrouble(text ? 'unknownTown' : 'noTown');
  };
  const findMe = async () => {
    setFinding(true);
    setTrouble(null);
    const found = await findPosition();
    setFinding(false);
    if (typeof found === 'string') setTrouble(found);
    else onChosen({ ...found, km });
  };

  return (
    <form className="panel" onSubmit={submit} aria-label={t('map.radius.label')} noValidate>
      <label>
        <span>{t('map.radius.town')}</span>
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
        </datalist>
      </label>
      <label>
        <span>{t('map.radius.km')}</span>
        <select value={km} onChange={({ target }) => setKm(Number(target.value))}>
          {withChosen(RADII, near?.km).map((choice) => (
            <option key={choice} value={choice}>
              {formatNumber(choice, language)} km
            </option>
          ))}
        </select>
      </label>
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
function townOf(text: string, { towns, find }: Towns): Point | null {
  const found = find(text);
  const [, name = text, zip] = /^(.*) \((\d{4})\)$/.exec(text.trim()) ?? [];
  const exact = townsNamed(zip ? `${name}|${zip}` : name, towns);
  const town = [...exact, ...(found.length === 1 ? found : [])].find(({ location }) => location);
  return town?.location ?? null;
}
