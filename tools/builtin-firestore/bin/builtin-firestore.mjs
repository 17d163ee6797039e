#!/usr/bin/env node
/**
 * Starts the server. Plain JavaScript, because Node strips no types from what is installed in node_modules: tsx reads the
 * sources instead, in every version of Node.
 */
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
