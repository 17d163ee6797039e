/** The configuration of a Firebase project, or of its emulators. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** The site key of reCAPTCHA Enterprise. With `null` App Check is off. */
  readonly appCheckKey: string | null;
  readonly emulators: {
    /** `http://host:port` */
    readonly authUrl: string;
    /** `host:port` */
    readonly firestoreHost: string;
  } | null;
}
