/** The version that the app tells its members. [2.27] [9.34] */
export const APP_VERSION = '1.1.14';
