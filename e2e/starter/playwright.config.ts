import { suiteConfig } from 'e2e/config';

// Tools ask for a default export.
export default suiteConfig('specs');
