import * as section from '@facade/platform/section';
import * as ui from '@facade/shared-ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from './surface/react-dom.ts';
import * as reactI18next from './surface/react-i18next.ts';
import * as reactRouter from './surface/react-router.ts';
import * as styledComponents from './surface/styled-components.ts';

declare const SHARED_VERSIONS: Record<string, string>;

const libraries: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  'styled-components': styledComponents,
  'react-i18next': reactI18next,
  '@facade/platform/section': section,
  '@facade/shared-ui': ui,
};

/** The shell's copies, in the form the federation run time wants them. Versions are put in by the build. */
export const sharedLibraries = () =>
  Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => {
      const version = SHARED_VERSIONS[name] ?? '0.0.0';
      const module = plain(library);
      return [
        name,
        {
          version,
          scope: 'default',
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
        },
      ];
    }),
  );

/**
 * The build's namespace objects have a getter for each name, and React's lies in a hash table besides: no JavaScript engine sees
 * through that, and a page calls `jsx` thousands of times. A plain object is as fast as calling the library itself.
 */
const plain = (namespace: object): object => Object.defineProperty({ ...namespace }, '__esModule', { value: true });
