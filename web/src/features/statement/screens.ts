// Home and the route of the statement import the same file. Otherwise the bundler counts their common parts as shared, and
// moves them into a script that visitors load too.
export { LatestActivity } from './latest/latest-activity.tsx';
export { StatementPage } from './statement-page.tsx';
