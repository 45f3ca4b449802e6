/** The version that the contact page shows. [2.27] [9.34] */
export const APP_VERSION = '1.1.14';
