import * as section from '@facade/section-kit';
import * as ui from '@facade/shared-ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { plainModule } from './plain-module.ts';
import * as reactDom from './surface/react-dom.ts';
import * as reactI18next from './surface/react-i18next.ts';
import * as reactRouter from './surface/react-router.ts';
import * as styledComponents from './surface/styled-components.ts';

declare const SHARED_VERSIONS: Record<string, string>;

const KIT = '@facade/section-kit';
/** The name of the kit in releases that were built before it became a separate package. Remove when no such release is kept. */
const OLD_KIT = '@facade/platform/section';

const libraries: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  'styled-components': styledComponents,
  'react-i18next': reactI18next,
  [KIT]: section,
  [OLD_KIT]: section,
  '@facade/shared-ui': ui,
};

/** The shell's copies, in the form that the federation runtime expects. The build inserts the versions. */
export const sharedLibraries = () =>
  Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => {
      const version = SHARED_VERSIONS[name === OLD_KIT ? KIT : name] ?? '0.0.0';
      const module = plainModule(library);
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
