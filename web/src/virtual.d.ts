declare module "virtual:words" {
  type Messages = import("@fluent/bundle").FluentResource["body"];
  const parts: Record<string, Record<string, () => Promise<{ default: Messages }>>>;
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
