/** What it takes to reach a Firebase project, or its emulators. */
export interface FirebaseConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** The reCAPTCHA Enterprise site key; App Check is on if it is given. */
  readonly appCheckKey: string | null;
  readonly emulators: {
    /** `http://host:port` */
    readonly authUrl: string;
    /** `host:port` */
    readonly firestoreHost: string;
  } | null;
}
