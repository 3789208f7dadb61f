import { defineFragment, on, useSite } from '@facade/platform/section';
import { useEffect } from 'react';
import { readChoices } from '../model/choice-storage.ts';
import { applyChoices } from '../model/trackers.ts';

function Trackers() {
  const { analytics } = useSite();
  useEffect(() => {
    const stored = readChoices();
    if (stored) applyChoices(analytics, stored);
    return on('consent:changed', (choices) => applyChoices(analytics, choices));
  }, [analytics]);
  return null;
}

export const fragment = defineFragment({ Component: Trackers });
