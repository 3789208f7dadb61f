import { defineFragment } from '@facade/section-kit';

export const fragment = defineFragment<object, number>({
  loader: async () => 17,
  Component: ({ data }) => <p>Open until {data}:00</p>,
});
