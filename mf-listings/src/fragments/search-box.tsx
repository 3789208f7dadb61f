import { defineFragment, type FragmentProps } from '@facade/section-kit';
import { SearchBox } from '../components/search/search-box.tsx';

const SearchBoxFragment = () => <SearchBox />;

export const fragment = defineFragment<FragmentProps['mf-listings/search-box']>({ Component: SearchBoxFragment });
