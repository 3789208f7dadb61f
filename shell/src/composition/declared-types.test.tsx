import { emit, on, Slot, type SlotRequest, type UndeclaredFragment } from '@facade/section-kit';

/** Checked by the compiler: an expected error that does not occur is an error itself. */
test('declared types hold for all sections; undeclared names accept anything', () => {
  const slots: SlotRequest[] = [
    { id: 'mf-listings/similar-properties', props: { propertyId: 12 } },
    // @ts-expect-error: a prop of another type
    { id: 'mf-listings/similar-properties', props: { propertyId: '12' } },
    // @ts-expect-error: props of another fragment
    { id: 'mf-listings/similar-properties', props: { about: null } },
    // @ts-expect-error: an undeclared id, without the type argument that allows it
    { id: 'mf-guide/tip', props: {} },
    { id: 'mf-guide/tip' as UndeclaredFragment, props: { price: 1 } },
  ];
  const placed = [
    <Slot key="1" id="mf-forms/contact" props={{ about: null }} />,
    // @ts-expect-error: a required prop is missing
    <Slot key="2" id="mf-forms/contact" props={{}} />,
    <Slot key="3" id="mf-guide/tip" props={{ price: 1 }} />,
  ];
  const heard: unknown[] = [];
  // @ts-expect-error: the payload has no such field
  const stops = [on('consent:changed', ({ marketing }) => heard.push(marketing)), on('guide:read', heard.push)];
  for (const stop of stops) stop();
  // @ts-expect-error: this event has no payload
  emit('consent:open', { at: 1 });
  emit('guide:read', { tip: 4 });
  expect([slots.length, placed.length, heard]).toEqual([5, 3, []]);
});
