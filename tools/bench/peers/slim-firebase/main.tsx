import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import './style.css';

/*
 * What a careful tutorial would build with React, the modular SDK and Firestore lite, and nothing else. It signs in and
 * reads the profile, as the product does.
 */
const app = initializeApp({
  apiKey: 'demo-key',
  projectId: 'demo-peer',
  authDomain: 'demo-peer.firebaseapp.com',
});
const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
const store = getFirestore(app);

function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const [message, setMessage] = useState('');
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      const profile = await getDoc(doc(store, 'users', user.uid));
      setMessage(profile.exists() ? `Welcome, ${String(profile.get('name'))}` : 'No profile');
    } catch {
      setMessage('Invalid email or password.');
    }
  };
  return (
    <main>
      <h1>Sign in</h1>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor="email">Email</label>
        <input
          id="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={watch}
        />
        <p id="password-note">{capsLock ? 'Caps Lock is on' : ''}</p>
        <button type="submit">Sign in</button>
        <p role="alert">{message}</p>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has lost its root element.');
createRoot(root).render(<SignIn />);
