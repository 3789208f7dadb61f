import { defineFragment, type FragmentProps } from '@facade/section-kit';
import { SearchBox } from '../components/search/search-box.tsx';

export const fragment = defineFragment<FragmentProps['mf-listings/search-box']>({ Component: SearchBox });
