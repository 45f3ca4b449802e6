declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | { min?: number; max?: number }>;
  }
  // eslint-disable-next-line house/default-exports -- the package has a default export
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
