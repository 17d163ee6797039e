import { useNavigate } from '@tanstack/react-router';
import { paths, withEmail } from '../../app/paths.ts';
import { RegisterScreen } from './register-screen.tsx';

/** Whoever registered waits; a way back to the filled form would only invite a second attempt. */
export function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <RegisterScreen
      onRegistered={(email) =>
        void navigate({ href: withEmail(paths.pendingApproval, email), replace: true })
      }
    />
  );
}
