/** What `GET /api/client-config` tells the page about this installation. */
export interface ClientConfig {
  version: string;
  /** The built extension with its SHA-256; absent until it was built. */
  extension?: { url: string; version: string; size: number; checksum: string } | null;
  /** Where to write to; absent when the administrator gave none. */
  contact_email?: string | null;
}
