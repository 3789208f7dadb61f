import { defineFragment, type FragmentProps } from '@facade/section-kit';
import { Estimate } from '../estimate/estimate.tsx';

export const fragment = defineFragment<FragmentProps['mf-moving/estimate']>({
  Component: ({ props }) => <Estimate {...props} />,
});
