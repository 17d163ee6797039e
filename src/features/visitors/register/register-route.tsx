import { useNavigate } from '@tanstack/react-router';
import { paths, withEmail } from '../../../core/navigation/paths.ts';
import { RegisterScreen } from './register-screen.tsx';

/** Replaces the form in the history, because going back to it would invite a second attempt. */
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
