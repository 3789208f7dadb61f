import { defineFragment, type FragmentProps } from '@facade/platform/section';
import { SearchBox } from '../components/search/search-box.tsx';

export const fragment = defineFragment<FragmentProps['mf-listings/search-box']>({ Component: SearchBox });
