import('./show.jsx');
