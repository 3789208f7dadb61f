import { emit, on, Slot, type SlotRequest, type UndeclaredFragment } from '@facade/section-kit';

/** Checked by the compiler: an error that does not come is one itself. */
test('what a section declared holds for all others; what nobody declared takes anything', () => {
  const slots: SlotRequest[] = [
    { id: 'mf-listings/similar-properties', props: { propertyId: 12 } },
    // @ts-expect-error: a prop of another type
    { id: 'mf-listings/similar-properties', props: { propertyId: '12' } },
    // @ts-expect-error: props of another fragment
    { id: 'mf-listings/similar-properties', props: { about: null } },
    // @ts-expect-error: an id that nobody declared, unless one says so
    { id: 'mf-guide/tip', props: {} },
    { id: 'mf-guide/tip' as UndeclaredFragment, props: { price: 1 } },
  ];
  const placed = [
    <Slot key="1" id="mf-forms/contact" props={{ about: null }} />,
    // @ts-expect-error: a prop that is required
    <Slot key="2" id="mf-forms/contact" props={{}} />,
    <Slot key="3" id="mf-guide/tip" props={{ price: 1 }} />,
  ];
  const heard: unknown[] = [];
  // @ts-expect-error: the payload has no such field
  const stops = [on('consent:changed', ({ marketing }) => heard.push(marketing)), on('guide:read', heard.push)];
  for (const stop of stops) stop();
  // @ts-expect-error: it has no payload
  emit('consent:open', { at: 1 });
  emit('guide:read', { tip: 4 });
  expect([slots.length, placed.length, heard]).toEqual([5, 3, []]);
});
