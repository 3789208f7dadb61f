import { getArea } from '@facade/map-kit/embed/get-area';
import { MapFrame } from '@facade/map-kit/embed/map-frame';
import type { FrameMessage } from '@facade/map-kit/messages/frame-message';
import type { Box, Position } from '@facade/map-kit/messages/guards';
import type { MapMessage } from '@facade/map-kit/messages/map-message';
import { useApi, useLanguage, useTexts } from '@facade/section-kit';
import type { DemandZone } from '@facade/shared-domain/model';
import { useMemo, useState } from 'react';
import { useField } from 'react-final-form';

/** Degrees around the outermost points. */
const AROUND = 0.06;

type Outlines = Readonly<Record<string, Position[][][]>>;

/** The municipalities on the map: a click selects or deselects one. Selected ones are drawn, and ticked in the list beside. */
export function RegionMap({ zones }: { zones: DemandZone[] }) {
  const t = useTexts('mf-forms');
  const { input } = useField<string[]>('zones');
  const chosen = input.value || NONE;
  const outlines = useOutlines(zones, chosen);
  const label = t('demand.map');
  const message = useMemo(() => messageOf(zones, chosen, outlines, label), [zones, chosen, outlines, label]);
  const hear = (heard: FrameMessage) => {
    if (heard.kind !== 'selected') return;
    const zone = zones[Number(heard.id) - 1]?.id;
    if (zone) input.onChange(chosen.includes(zone) ? chosen.filter((one) => one !== zone) : [...chosen, zone]);
  };
  return <MapFrame className="map" title={label} message={message} onMessage={hear} failed={t('demand.mapFailed')} />;
}

const NONE: string[] = [];

function messageOf(zones: DemandZone[], chosen: string[], outlines: Outlines, label: string): MapMessage {
  const parts = chosen.flatMap((zone) => outlines[zone] ?? []);
  return {
    propsList: zones.map(({ id, name, lat, lng }, index) => ({
      id: index + 1,
      lat,
      lng,
      label: chosen.includes(id) ? `✓ ${name}` : name,
      title: name,
      count: 1,
      exact: true,
      ribbon: null,
    })),
    mapType: 'list',
    messageInfo: {
      label,
      view: { box: boxOf(zones) },
      area: parts.length > 0 ? { parts } : null,
      active: null,
      drawing: false,
    },
    customMarker: null,
    marqueeIgnore: [],
  };
}

function boxOf(zones: readonly DemandZone[]): Box {
  const [lats, lngs] = [zones.map(({ lat }) => lat), zones.map(({ lng }) => lng)];
  return [
    Math.min(...lngs) - AROUND,
    Math.min(...lats) - AROUND,
    Math.max(...lngs) + AROUND,
    Math.max(...lats) + AROUND,
  ];
}

/** Outlines of the selection, each shown as it comes. One that cannot be had is left out. */
function useOutlines(zones: readonly DemandZone[], chosen: readonly string[]): Outlines {
  const language = useLanguage();
  const [outlines, setOutlines] = useState<Outlines>({});
  useApi(`${language} ${chosen}`, {
    ask: async (signal) => {
      const missing = zones.filter(({ id }) => chosen.includes(id) && !outlines[id]);
      const add = async (zone: DemandZone) => {
        const outline = await getArea(zone, language, signal);
        if (outline) setOutlines((known) => ({ ...known, [zone.id]: outline }));
      };
      await Promise.all(missing.map(add));
    },
  });
  return outlines;
}
