/** Evaluated before the application, in a task of their own. */
import 'i18next';
import 'react-i18next';
import 'react-router';
import 'styled-components';
