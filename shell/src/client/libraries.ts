/** Evaluated before the application, in a separate task. */
import 'react-router';
import 'styled-components';
