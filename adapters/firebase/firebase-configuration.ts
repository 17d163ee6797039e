/** The configuration of a Firebase project, or of its emulators. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** The site key of reCAPTCHA Enterprise; `null` in a build without App Check. The adapters do not read it. */
  readonly appCheckKey: string | null;
  readonly emulators: {
    /** `http://host:port` */
    readonly authUrl: string;
    /** `host:port` */
    readonly firestoreHost: string;
  } | null;
}
