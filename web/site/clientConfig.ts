/** Response of `GET /api/client-config`. */
export interface ClientConfig {
  version: string;
  /** The built extension with its SHA-256; absent until built. */
  extension?: { url: string; version: string; size: number; checksum: string } | null;
  /** Contact address; absent if the administrator set none. */
  contact_email?: string | null;
}
