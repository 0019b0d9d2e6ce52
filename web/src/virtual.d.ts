declare module "virtual:words" {
  type Packed = import("./i18n/packed.ts").Packed;
  const parts: Record<string, Record<string, () => Promise<{ default: Packed }>>>;
  export default parts;
}
declare module "virtual:pictures" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:credits" {
  const authors: { name: string; licence: string; pictures: string[] }[];
  export default authors;
}
declare module "virtual:pictures/*" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:games" {
  const boards: Record<string, () => Promise<import("./boards/contract.ts").BoardModule>>;
  export default boards;
}
