// Runs before each test file in a real browser.
import { configure } from '@testing-library/react';

// The texts of a language are fetched; on a busy machine the first ones need more than the default second.
configure({ asyncUtilTimeout: 8_000 });
