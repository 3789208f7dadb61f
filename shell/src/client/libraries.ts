/** Evaluated before the application, in a separate task. */
import 'i18next';
import 'react-i18next';
import 'react-router';
import 'styled-components';
