import { useSite, useTexts } from '@facade/section-kit';
import type { Point, Reach, Travel } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { ToolsFrame } from './map-tools.style.ts';
import { RadiusForm } from './radius-form.tsx';
import { anywhere, isOnMap } from './search-place.ts';

/** What the visitor does on the map. */
export type MapTool = 'draw' | 'radius' | null;

interface MapToolsProps {
  data: ListData;
  path: string;
  tool: MapTool;
  /** What is said of the last search: only the largest part of a drawing is searched, how an area was made. */
  note: string | null;
  onTool(tool: MapTool): void;
  onRadius(near: Point & { km: number }): void;
  onReach(reach: Reach, travel: Travel, note: string): void;
  /** The link that takes the place away was followed. */
  onErase(event: MouseEvent<HTMLAnchorElement>): void;
  /** What stands below the tools. */
  children: ReactNode;
}

/** Above the map: draw an area, a circle around a town or oneself or what is reached in a time, and take away the place that is searched. */
export function MapTools({ data, path, tool, note, onTool, onRadius, onReach, onErase, children }: MapToolsProps) {
  const t = useTexts('mf-listings');
  const { hasRoads } = useSite().map;
  const frame = useRef<HTMLDivElement>(null);
  // A click without a pointer: who points needs no word on the keyboard.
  const [byKeys, setByKeys] = useState(false);
  const { query } = data;
  useTool(tool, frame);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && tool) onTool(null);
  };
  return (
    <ToolsFrame ref={frame} onKeyDown={leave}>
      {tool === 'draw' ? (
        <div className="panel hint">
          <p>{t('map.draw.hint')}</p>
          <p className={byKeys ? 'keys' : 'visually-hidden'}>{t('map.draw.keys')}</p>
          <button type="button" onClick={() => onTool(null)}>
            <Icon name="close" size={18} />
            {t('map.draw.cancel')}
          </button>
        </div>
      ) : (
        <div className="buttons">
          <button
            type="button"
            data-tool="draw"
            onClick={({ detail }) => {
              setByKeys(detail === 0);
              onTool('draw');
            }}
          >
            <Icon name="pencil" size={18} />
            {t(query.filters.within ? 'map.draw.again' : 'map.draw.start')}
          </button>
          <button
            type="button"
            data-tool="radius"
            aria-expanded={tool === 'radius'}
            onClick={() => onTool(tool === 'radius' ? null : 'radius')}
          >
            <Icon name="pin" size={18} />
            {t(hasRoads ? 'map.radius.labelOrTime' : 'map.radius.label')}
          </button>
          {isOnMap(query.filters) && (
            <a
              rel="nofollow"
              href={queryHref(path, { ...query, page: 1, filters: anywhere(query.filters) })}
              onClick={onErase}
            >
              <Icon name="close" size={18} />
              {t('map.erase')}
            </a>
          )}
        </div>
      )}
      {tool === 'radius' && <RadiusForm data={data} onChosen={onRadius} onReach={onReach} />}
      <p className="note" role="status">
        {!tool && note}
      </p>
      {!tool && children}
    </ToolsFrame>
  );
}

/** Who draws sees the whole map; who leaves a tool stands where it was taken up. */
function useTool(tool: MapTool, frame: { current: HTMLElement | null }): void {
  const before = useRef(tool);
  useEffect(() => {
    const left = before.current;
    before.current = tool;
    if (tool === 'draw') frame.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    if (left && !tool) frame.current?.querySelector<HTMLElement>(`[data-tool="${left}"]`)?.focus();
  }, [tool, frame]);
}
